import { expect, it } from "vitest";
import { removeUnchanged } from "#scripts/check/conformance/portman/effective.ts";

const request = (name: string, path: string, body: object, query: object[] = []) => ({
  name,
  request: {
    method: "POST",
    url: { path: [path], query },
    body: { raw: JSON.stringify(body, null, name.length % 3) },
  },
});

it("only variations that are the request itself are removed, each compared with its own", () => {
  const collection = {
    name: "all",
    item: [
      {
        name: "one",
        item: [
          request("Check", "a", { text: "x" }),
          request("Check[fuzz][url]", "a", { text: "x" }),
        ],
      },
      {
        name: "two",
        item: [
          request("Check", "b", { text: "y" }),
          request("Check[fuzz][url]", "b", { text: "x" }),
        ],
      },
      request("List", "c", {}, [{ key: "limit", value: "2" }]),
      request("List[fuzz][limit]", "c", {}, [{ key: "limit", value: "999" }]),
    ],
  };
  expect(removeUnchanged(collection)).toEqual(["Check[fuzz][url]"]);
  const [one, two] = collection.item as { item?: unknown[] }[];
  expect([one?.item?.length, two?.item?.length, collection.item.length]).toEqual([1, 2, 4]);
});
