import recorded from "#schema/examples.json" with { type: "json" };
import type { RecordedExamples } from "./record.ts";

/** The responses recorded by `npm run generate -- examples`. */
export const examples = recorded as unknown as RecordedExamples;
