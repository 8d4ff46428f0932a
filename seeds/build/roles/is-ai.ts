const single = new Set([
  "ai",
  "machinelearning",
  "deeplearning",
  "nlp",
  "llm",
  "mlops",
  "generative",
]);

/** Whether a title's words name AI: learning, language, vision or generative models, or running them. */
export function isAi(words: string[]): boolean {
  return words.some((word) => single.has(word)) || words.join(" ").includes("computer vision");
}
