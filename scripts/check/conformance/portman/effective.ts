/** Finds the variations that Portman has made of a request without changing it. */

interface Item {
  name: string;
  item?: Item[];
  request?: {
    method: string;
    url?: { path?: string[]; query?: unknown };
    body?: { raw?: string };
  };
}

const variation = /\[fuzz\].*$/s;

/** Removes them from a Postman collection. @returns their names. */
export function removeUnchanged(collection: Item): string[] {
  const sent = new Map<string, string>();
  const removed: string[] = [];
  const visit = (folder: Item) => {
    folder.item = (folder.item ?? []).filter((item) => {
      if (item.item) visit(item);
      if (!item.request) return true;
      const { method, url } = item.request;
      const base = [item.name.replace(variation, ""), method, ...(url?.path ?? [])].join(" ");
      const content = contentOf(item);
      if (!variation.test(item.name)) sent.set(base, content);
      else if (sent.get(base) === content) {
        removed.push(item.name);
        return false;
      }
      return true;
    });
  };
  visit(collection);
  return removed;
}

function contentOf({ request }: Item): string {
  const { url, body } = request ?? {};
  try {
    return JSON.stringify([url?.query, JSON.parse(body?.raw ?? "null")]);
  } catch {
    return JSON.stringify([url?.query, body?.raw]);
  }
}
