export const suggestionPriorities = ["high", "medium", "low"] as const;
