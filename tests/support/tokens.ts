/** Tokens as most models count them. */
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

export function tokensOf(value: unknown): number {
  return countTokens(typeof value === "string" ? value : JSON.stringify(value));
}
