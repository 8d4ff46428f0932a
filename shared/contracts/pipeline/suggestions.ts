export const priorities = ["high", "medium", "low"] as const;
