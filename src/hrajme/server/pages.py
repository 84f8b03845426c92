"""Pages: what Vite built into ``pages/``. Every address that is no file is the one page of the app."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from hrajme.server.asking import Asked
from hrajme.server.errors import NotFound

FOLDER = Path(__file__).resolve().parent / "pages"
INDEX = "index.html"
# Their names change with their content.
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
# Smaller ones gain nothing.
SMALLEST_TO_SQUEEZE = 1000
SQUEEZED = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
NOT_BUILT = (
    "The pages of hrajme are not built yet. Run ./hrajme build in its folder, "
    "or npm ci && npm run build in web/, and start it again.\n"
)


class Page(msgspec.Struct, frozen=True):
    """A file, ready to be sent."""

    content: bytes
    squeezed: bytes | None
    media_type: str  # Litestar adds the charset of a text.
    tag: str
    changed_ns: int


class Pages:
    """The built files, kept in memory; one that changes on disk is read again."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self.read: dict[Path, Page] = {}

    def find(self, name: str) -> Page | None:
        """The file of this name, and nothing outside of the folder."""
        path = self.locate(name)
        if path is None:
            return None
        changed_ns = path.stat().st_mtime_ns
        if path not in self.read or self.read[path].changed_ns != changed_ns:
            self.read[path] = read_page(path, changed_ns)
        return self.read[path]

    def locate(self, name: str) -> Path | None:
        """What can be no name of a file, such as one that is too long, is the name of none."""
        try:
            path = (self.folder / name).resolve()
            return path if path.is_relative_to(self.folder) and path.is_file() else None
        except (OSError, ValueError):
            return None


def read_page(path: Path, changed_ns: int) -> Page:
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return make_page(path.read_bytes(), media_type, changed_ns)


def make_page(content: bytes, media_type: str, changed_ns: int) -> Page:
    squeeze = len(content) >= SMALLEST_TO_SQUEEZE and media_type.startswith(SQUEEZED)
    return Page(
        content=content,
        squeezed=gzip.compress(content, mtime=0) if squeeze else None,
        media_type=media_type,
        tag=f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        changed_ns=changed_ns,
    )


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def show_page(request: Asked, pages: NamedDependency[Pages], path: FromPath[str] = "") -> Response[Any]:
    name = path.lstrip("/")
    page = pages.find(name) if name else None
    if page is not None:
        return send(request, page, FOREVER if name.startswith(ASSETS) else ASK_FIRST)
    if name.startswith((ASSETS, "api/")):
        raise NotFound
    index = pages.find(INDEX)
    if index is None:
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    return send(request, index, ASK_FIRST)


def send(request: Asked, page: Page, caching: str) -> Response[Any]:
    headers = {"cache-control": caching, "etag": page.tag, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    content = page.content
    if page.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = page.squeezed, "gzip"
    return Response(content, headers=headers, media_type=page.media_type)
