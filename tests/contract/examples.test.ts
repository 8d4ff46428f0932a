/** The document's examples are the service's own answers; `npm run openapi:examples` records them anew. */
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../functions/routes.ts";
import * as schema from "../../schema/index.ts";
import { deliveredEvents } from "../../shared/contracts/pipeline/webhooks.ts";
import { EventPayload, eventData } from "../../shared/contracts/responses/pipeline/events.ts";
import { errors } from "../../shared/core/errors.ts";
import { notServedCodes } from "../../shared/http/not-served.ts";
import { errorCodesOf } from "../../shared/http/response/error-codes.ts";
import { type ExampleStage, startExampleStage } from "../support/example-stage.ts";
import { stoppedClock } from "../support/live-service.ts";

/** What the loader writes: the datasets, and whatever belongs to one of them. */
const referenceTables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table))
  .filter(({ columns }) => columns.some(({ name }) => name === "dataset_id"))
  .map(({ name }) => name)
  .concat("datasets");

let stage: ExampleStage;
beforeAll(async () => {
  stage = await startExampleStage(stoppedClock);
});
afterAll(() => stage.stop());

it("are the responses of the service to the example calls", async () => {
  const recorded = await stage.record();

  const called = Object.keys(recorded.operations).sort();
  const operations = routes.map(({ operationId }) => operationId).sort();
  expect(called, "scripts/openapi/examples/calls.ts calls every operation").toEqual(operations);

  for (const family of ["salary", "pipeline"] as const) {
    const declared = routes.filter((route) => route.family === family).flatMap(errorCodesOf);
    const names = Object.keys(recorded.refusals[family]).sort();
    const met = new Set([...declared, ...notServedCodes]);
    expect(names, `refusals of the ${family} API`).toEqual([...met].sort());
    for (const [code, answer] of Object.entries(recorded.refusals[family])) {
      const expected = family === "salary" ? code : errors[code as keyof typeof errors].pipeline;
      expect(JSON.stringify(answer), code).toContain(`"code":"${expected}"`);
    }
  }

  for (const event of deliveredEvents) {
    const data = eventData[event];
    EventPayload(event, data.strict()).parse(recorded.events[event]);
  }

  // Every operation was called: of accounts nothing is read from a replica, and nothing is written to it.
  const reads = new Set(
    stage.ofReplica.filter((text) => !/^(?:BEGIN|COMMIT|ROLLBACK)\b/.test(text)),
  );
  expect(reads.size).toBeGreaterThan(8);
  for (const text of reads) {
    expect(text).toMatch(/^select/);
    const tables = [...text.matchAll(/\b(?:from|join) \(*"(\w+)"/g)].map(([, name]) => name);
    expect(tables.length, text).toBeGreaterThan(0);
    for (const table of tables) expect(referenceTables, text).toContain(table);
  }

  const text = `${JSON.stringify(recorded, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot("../../schema/examples.json");
});
