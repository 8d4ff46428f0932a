/** Counts what the platform bills besides requests and processor time. */
export interface BilledCounts {
  /** Calls and alarms of objects, and rows that they wrote, by the name of the object. */
  objects: Record<string, { calls: number; rowsWritten: number }>;
  messages: number;
}

const objects = new Map<string, { calls: number; rowsWritten: number }>();
let messages = 0;

export function countMessages(count: number): void {
  messages += count;
}

export function isCountsRequest({ url }: Request): boolean {
  return new URL(url).pathname === "/.bench/counts";
}

export function report(): Response {
  return Response.json({ objects: Object.fromEntries(objects), messages } satisfies BilledCounts);
}

function entryOf(name: string) {
  const entry = objects.get(name) ?? { calls: 0, rowsWritten: 0 };
  objects.set(name, entry);
  return entry;
}

// biome-ignore lint/suspicious/noExplicitAny: what TypeScript requires of a mixin's constructor.
type ObjectClass = new (...args: any[]) => object;

/** The class of an object, with a count of its calls and of the rows that it writes. */
export function countObjects<Class extends ObjectClass>(
  base: Class,
  methods: readonly string[],
): Class {
  const counted = class extends base {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    constructor(...args: any[]) {
      const [state] = args as [DurableObjectState];
      const name = state.id.name ?? String(state.id);
      countRows(state.storage, (rows) => {
        entryOf(name).rowsWritten += rows;
      });
      super(...args);
      nameOf.set(this, name);
    }
  };
  for (const method of methods) {
    const original: unknown = Reflect.get(base.prototype, method);
    if (typeof original !== "function") throw new Error(`there is no method ${method}`);
    Reflect.set(counted.prototype, method, function (this: object, ...args: unknown[]) {
      entryOf(nameOf.get(this) ?? "").calls++;
      return original.apply(this, args);
    });
  }
  return counted;
}

const nameOf = new WeakMap<object, string>();

/** The platform counts rows: a key that is put or deleted is one, and so is an alarm that is set. */
function countRows(storage: DurableObjectStorage, count: (rows: number) => void): void {
  const { put, delete: remove, setAlarm } = storage;
  Object.defineProperties(storage, {
    put: {
      value: (...args: unknown[]) => {
        const [keys] = args;
        count(typeof keys === "string" ? 1 : Object.keys(keys as object).length);
        return Reflect.apply(put, storage, args);
      },
    },
    delete: {
      value: (...args: unknown[]) => {
        const [keys] = args;
        count(Array.isArray(keys) ? keys.length : 1);
        return Reflect.apply(remove, storage, args);
      },
    },
    setAlarm: {
      value: (...args: unknown[]) => {
        count(1);
        return Reflect.apply(setAlarm, storage, args);
      },
    },
  });
}
