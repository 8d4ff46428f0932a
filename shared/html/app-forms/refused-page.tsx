import type { Page } from "../page.ts";
import type { FormErrors } from "./form-state.ts";

/** The page for a form of one button that could not be done; nothing was changed. */
export function refusedPage(
  { errors, status }: { errors: FormErrors; status: number },
  back: string,
): Page {
  return {
    title: "Nothing was changed",
    status,
    body: (
      <>
        {Object.values(errors).map((message) => (
          <p>{message}</p>
        ))}
        <p>
          <a href={back}>Go back</a>
        </p>
      </>
    ),
  };
}
