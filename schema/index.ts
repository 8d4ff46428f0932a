export * from "./accounts.ts";
export * from "./companies.ts";
export * from "./idempotency.ts";
export * from "./outlook.ts";
export * from "./pipeline.ts";
export * from "./reference.ts";
export * from "./skills.ts";
export * from "./submissions.ts";
