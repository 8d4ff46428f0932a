import { describe, expect, it } from "vitest";
import { nameSchemas } from "#scripts/generate/openapi/name-schemas.ts";
import type { Schema } from "#scripts/generate/openapi/schema.ts";

const text = { type: "string" };
const color = () => ({ type: "string", enum: ["red", "green"] });

function named(models: Schema): Schema {
  nameSchemas([], {}, models);
  return models;
}

describe("nameSchemas", () => {
  it("names an object and an enumeration after their place, and a row in the singular", () => {
    const rows = { type: "array", items: { type: "object", properties: { color: color() } } };
    const models = named({ Car: { type: "object", properties: { doors: rows } } });
    expect(models).toEqual({
      Car: {
        type: "object",
        properties: { doors: { type: "array", items: { $ref: "#/components/schemas/CarDoor" } } },
      },
      CarDoor: {
        type: "object",
        properties: { color: { $ref: "#/components/schemas/CarDoorColor" } },
      },
      CarDoorColor: color(),
    });
  });

  it("keeps the words of each use at the use", () => {
    const status = { type: "string", enum: ["active", "disabled"] };
    const models = named({
      One: { properties: { now: { ...status, description: "Of now." } } },
      Other: { properties: { later: { ...status, description: "Of later.", default: "active" } } },
    });
    const $ref = "#/components/schemas/WebhookStatus";
    expect(models).toMatchObject({
      One: { properties: { now: { $ref, description: "Of now." } } },
      Other: { properties: { later: { $ref, description: "Of later.", default: "active" } } },
      WebhookStatus: status,
    });
    expect(models.WebhookStatus).not.toHaveProperty("description");
  });

  it("asks for a name for what is in several places", () => {
    const models = {
      Car: { properties: { paint: color() } },
      Bicycle: { properties: { frame: color() } },
    };
    expect(() => named(models)).toThrow("CarPaint or BicycleFrame are the same schema");
  });

  it("asks for another name if a place is named like a model", () => {
    const models = {
      Car: { properties: { door: { properties: { name: text } } } },
      CarDoor: { properties: { width: text } },
    };
    expect(() => named(models)).toThrow("there are two different schemas at CarDoor");
  });
});
