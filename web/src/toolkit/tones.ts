/** What a colour means; every tone also has a symbol or a word wherever it is used. */
export type Tone = "plain" | "up" | "down" | "treat" | "good" | "danger" | "accent";
