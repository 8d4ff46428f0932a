/** The document's examples are the service's own answers; `npm run generate -- examples` records them again. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import {
  type ExampleStage,
  startExampleStage,
} from "#scripts/generate/openapi/examples/example-stage.ts";
import { EventPayload, eventData } from "#shared/api/webhook-events.response.ts";
import { errors } from "#shared/core/errors.ts";
import { notServedCodes } from "#shared/middleware/app.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";
import { deliveredEvents } from "#shared/webhooks/subscriptions/webhook-events.ts";
import { stoppedClock } from "../support/live-service.ts";

let stage: ExampleStage;
beforeAll(async () => {
  stage = await startExampleStage(stoppedClock);
});
afterAll(() => stage.stop());

it("are the responses of the service to the example calls", async () => {
  const recorded = await stage.record();

  const called = Object.keys(recorded.operations).sort();
  const operations = routes.map(({ operationId }) => operationId).sort();
  expect(called, "scripts/generate/openapi/examples/calls.ts calls every operation").toEqual(
    operations,
  );

  for (const family of ["salary", "pipeline"] as const) {
    const declared = routes.filter((route) => route.family === family).flatMap(listErrorCodes);
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

  const text = `${JSON.stringify(recorded, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot("../../schema/examples.json");
});
