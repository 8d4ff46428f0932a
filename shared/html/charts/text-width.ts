/** About how wide a line of text is in a drawing, to keep it inside and clear of others. */

/** Pixels of a character of the middle width, for each class of text. */
const perCharacter = { t: 7.3, "t-s": 6.8, "t-b": 8.1 } as const;

type TextClass = keyof typeof perCharacter;

export function textWidth(text: string, kind: TextClass): number {
  return text.length * perCharacter[kind];
}
