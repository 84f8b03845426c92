"""Writes the TypeScript types of what goes over the wire, from the Python classes that define it.

    python tools/wire_types.py           write them
    python tools/wire_types.py --check   only say which are not fresh

``web/src/wire.ts`` holds the messages; every game's view is ``view.ts`` in its own folder, beside its board.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
HEAD = "// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.\n"
WIDTH = 120
TAGS = ("command", "message")
Schema = dict[str, Any]

sys.path.insert(0, str(SOURCE))


def write_type(schema: Schema) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(write_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    return write_plain(schema)


def write_plain(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return write_array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {write_type(values) if isinstance(values, dict) else 'unknown'}>"
    return "number" if kind == "integer" else str(kind or "unknown")


def write_array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(write_type(item) for item in schema['prefixItems'])}]"
    item = write_type(schema.get("items", {}))
    return f"readonly ({item})[]" if "|" in item or item.startswith("readonly") else f"readonly {item}[]"


def write_struct(name: str, schema: Schema) -> str:
    """One class. What has a default may be left out in messages to us, and is always there in ours."""
    if "enum" in schema:
        return f"export type {name} = {write_type(schema)};\n"
    fields = schema.get("properties", {})
    if not fields:
        return f"export type {name} = Record<string, boolean | number | string>;\n"
    tag = next((field for field in TAGS if "enum" in fields.get(field, {})), None)
    needed = set(schema.get("required", ())) if tag == "command" or name.startswith("New") else set(fields)
    marks = {field: "" if field in needed else "?" for field in fields}
    lines = [f"  {field}{marks[field]}: {write_type(of)};\n" for field, of in fields.items()]
    told = f"/** {schema['description'].splitlines()[0]} */\n" if schema.get("description") else ""
    return f"{told}export interface {name} {{\n{''.join(lines)}}}\n"


def write_types(*kinds: Any) -> dict[str, str]:
    _, components = msgspec.json.schema_components(kinds)
    return {name: write_struct(name, components[name]) for name in sorted(components)}


def write_messages() -> str:
    from hrajme.server import lobby, to_client, to_server
    from hrajme.table.past import Past

    structs = [kind for kind in vars(lobby).values() if is_struct_of(kind, lobby.__name__)]
    inward = write_types(to_server.ToServer)
    outward = write_types(to_client.ToClient, *structs, Past)
    unions = [
        write_union("ToServer", [member.__name__ for member in to_server.ToServer.__args__]),
        write_union("ToClient", [member.__name__ for member in to_client.ToClient.__args__]),
    ]
    return "\n".join([HEAD, *unions, *{**inward, **outward}.values()])


def write_union(name: str, members: list[str]) -> str:
    """A union on one line, or as prettier breaks what is wider than the page's code."""
    line = f"export type {name} = {' | '.join(members)};\n"
    broken = "".join(f"\n  | {member}" for member in members)
    return line if len(line) <= WIDTH else f"export type {name} ={broken};\n"


def is_struct_of(kind: Any, module: str) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module


def write_view(key: str) -> str:
    """The view of a game: the class in its module ``view`` whose name ends so."""
    module = import_module(f"hrajme.games.{key}.view")
    kinds = [kind for kind in vars(module).values() if is_struct_of(kind, module.__name__)]
    (view,) = [kind for kind in kinds if kind.__name__.endswith("View")]
    return "\n".join([HEAD, *write_types(view).values()])


def all_types() -> dict[Path, str]:
    """Every generated file with what belongs in it."""
    from hrajme import games

    # Games of other packages have no board here.
    folders = sorted(Path(games.__path__[0]).glob("*/view.py"))
    views = {path.with_suffix(".ts"): write_view(path.parent.name) for path in folders}
    return {ROOT / "web" / "src" / "wire.ts": write_messages(), **views}


def stale() -> list[Path]:
    """The files that do not say what the classes say."""
    return [
        path
        for path, text in all_types().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    found = stale()
    if "--check" in arguments:
        for path in found:
            print(f"{path.relative_to(ROOT)} is not fresh: run python tools/wire_types.py")
        return 1 if found else 0
    for path in found:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(all_types()[path], encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
