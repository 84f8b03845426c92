// The words of parts of the page that are loaded only when they are wanted: `web/text/<part>/`.

import { speech } from "../words/speech.svelte";

const texts = import.meta.glob<string>("../../text/*/*.ftl", { import: "default" });

export const learnPart = (part: string): Promise<void> =>
  speech.learn(part, (name, code) => texts[`../../text/${name}/${code}.ftl`]);
