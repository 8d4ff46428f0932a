import type { Markup } from "#shared/html/page.ts";
import type { CheckPostingData } from "./check-posting.response.ts";
import { Findings, whatWasRead } from "./what-was-read.page.tsx";

/** The check of a posting's pay in short, next to the form of its job. */
export function CheckPanel({ result, text }: { result: CheckPostingData; text: string }): Markup {
  const { headline, findings, posting } = result;
  return (
    <section class="panel" id="pay-check" aria-labelledby="pay-check-title">
      <h2 id="pay-check-title">Is this posting honest about pay?</h2>
      <p>
        <strong>{headline}</strong>
      </p>
      <p class="note">{whatWasRead(result)}</p>
      {findings.length > 0 && <Findings findings={findings} />}
      <form action="/posting" method="post">
        <input type="hidden" name="title" value={posting.title} />
        <input type="hidden" name="location" value={posting.location ?? ""} />
        <input type="hidden" name="text" value={text} />
        <button class="quiet" type="submit">
          See the whole check
        </button>
      </form>
    </section>
  );
}
