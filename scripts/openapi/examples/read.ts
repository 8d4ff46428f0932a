import recorded from "../../../schema/examples.json" with { type: "json" };
import type { RecordedExamples } from "./record.ts";

/** The answers that `npm run openapi:examples` has recorded. */
export const examples = recorded as unknown as RecordedExamples;
