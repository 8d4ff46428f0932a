/**
 * Text as a terminal may show it: without control characters, with which a company's name could
 * move the cursor or change what was printed before.
 */
export function plain(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "�");
}
