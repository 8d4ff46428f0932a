/**
 * What the service's code calls and Node 20 does not have yet. Only the program adds it, to its own
 * process; the client for other programs needs none of it.
 */
export function addMissingBuiltIns(): void {
  add(
    Map,
    "groupBy",
    <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
      const groups = new Map<Key, Item[]>();
      let at = 0;
      for (const item of items) {
        const key = keyOf(item, at++);
        const group = groups.get(key);
        if (group) group.push(item);
        else groups.set(key, [item]);
      }
      return groups;
    },
  );
  add(Promise, "withResolvers", () => {
    let [resolve, reject]: ((value: unknown) => void)[] = [];
    const promise = new Promise((first, second) => {
      resolve = first;
      reject = second;
    });
    return { promise, resolve, reject };
  });
}

function add(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
