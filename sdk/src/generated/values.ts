// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.
import { everyValue } from "../every-value.ts";
import type * as models from "./models.ts";

export const bases = everyValue<models.Basis>()(["local", "price_parity"]);
export const experienceLevels = everyValue<models.ExperienceLevel>()(["entry", "mid", "senior", "staff"]);
export const jobStatuses = everyValue<models.JobStatus>()(["saved", "applied", "screening", "interviewing", "offer", "accepted", "rejected", "withdrawn", "archived"]);
