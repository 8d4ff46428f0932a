import { afterAll, expect, it } from "vitest";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { namesDocument } from "#shared/catalog/names/names.ts";
import { openContext } from "#tests/shared/salaries/context.ts";

const server = await startSeededDatabase();
afterAll(() => server.stop());

it("lists the names of a dataset version once, with every alias at its role", async () => {
  const context = await openContext(server.url);
  let queries = 0;
  const counting = {
    ...context,
    database: () => {
      queries += 1;
      return context.database();
    },
  };
  const [text, same] = await Promise.all([
    namesDocument.open(counting),
    namesDocument.open(counting),
  ]);
  const { roles, aliases, cities } = JSON.parse(text);
  expect([cities[0], roles.length > 3_000]).toEqual(["New York, NY", true]);
  const [, rn] = aliases.find(([words]: [string]) => words === "RN");
  expect(roles[rn]).toBe("Registered Nurse");
  const read = queries;
  expect([same, await namesDocument.open(counting)]).toEqual([text, text]);
  expect(queries).toBe(read);
});
