import type { Markup } from "#shared/html/page.ts";

/** What an account is for: a person chooses, and each choice leads to its first step. */
export function FirstSteps({ heading }: { heading: string }): Markup {
  return (
    <section>
      <h2>{heading}</h2>
      <ul class="cards doors">
        <li class="panel">
          <h3>Look for a job</h3>
          <p>
            Keep every job on a board with what is next, and have its pay checked against what the
            job pays there.
          </p>
          <a class="btn go" href="/app/jobs">
            Start with the first job
          </a>
        </li>
        <li class="panel">
          <h3>Build with the API</h3>
          <p>
            Make a key, paste one call, and use the same figures in your own program, sheet or
            assistant.
          </p>
          <a class="btn" href="/app/keys/new">
            Make a key
          </a>
        </li>
      </ul>
    </section>
  );
}
