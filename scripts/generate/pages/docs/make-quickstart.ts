import type {
  QuickstartCall,
  QuickstartCalls,
  ShownFigure,
} from "#shared/site/docs/quickstart-calls.ts";
import type { ApiReference } from "#shared/site/docs/reference.ts";
import { describeClientCall } from "./client-call.ts";

/** One recorded call of `schema/examples.json`. */
interface Recorded {
  query?: Readonly<Record<string, string>>;
  answer: { data: ShownFigure };
}

/** Writes the calls of the Quickstart with the parts of their recorded responses that the page shows. */
export function makeQuickstart(
  { groups }: ApiReference,
  recorded: Readonly<Record<string, Recorded>>,
): QuickstartCalls {
  const operations = groups.flatMap((group) => group.operations);
  const make = (wanted: string): QuickstartCall => {
    const found = operations.find(({ id }) => id === wanted);
    const example = recorded[wanted];
    if (!found || !example)
      throw new Error(`The Quickstart shows ${wanted}, which has no example.`);
    const { id, method, path, credential, bodyExample } = found;
    // The shown part has no field that the call asks for with `expand`.
    const { expand: _, ...query } = example.query ?? {};
    const call = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
    const parameters = Object.entries(query).map(([name, example]) => ({
      ...({ name, in: "query", required: true, schema: {}, example } as const),
    }));
    const clientCall = describeClientCall(id, parameters, undefined);
    return {
      operation: { method, call, credential, bodyExample, clientCall },
      data: shownOf(example.answer.data),
    };
  };
  return { first: make("getDemo"), figure: make("calculateSalary") };
}

function shownOf({ role, city, estimate, observed }: ShownFigure): ShownFigure {
  const { low, median, high, confidence_lower, confidence_upper, as_of } = estimate;
  return {
    role: { slug: role.slug, title: role.title },
    city: { slug: city.slug, name: city.name, state: city.state },
    estimate: { low, median, high, confidence_lower, confidence_upper, as_of },
    ...(observed && {
      observed: { median: observed.median, reference_period: observed.reference_period },
    }),
  };
}
