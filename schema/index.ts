export * from "./accounts.ts";
export * from "./idempotency.ts";
export * from "./outlook.ts";
export * from "./pipeline.ts";
export * from "./reference.ts";
