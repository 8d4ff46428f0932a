import { expect, it } from "vitest";
import { aliasWords } from "#shared/catalog/names/names.ts";

it.each([
  ["rn", "RN"],
  ["icu-nurse", "ICU nurse"],
  ["it-support", "IT support"],
  ["obgyn", "OB-GYN"],
  ["fp-and-a-analyst", "FP&A analyst"],
  ["xray-tech", "X-ray tech"],
  ["fedex-driver", "FedEx driver"],
  ["vp-of-sales", "VP of sales"],
  ["cop", "cop"],
  ["car-wash-worker", "car wash worker"],
])("%s is shown as %s", (alias, words) => {
  expect(aliasWords(alias)).toBe(words);
});
