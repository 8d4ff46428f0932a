import type { Markup } from "#shared/html/page.ts";

/**
 * The lookup as a question with two fields in it. They take the words that people type, and
 * `lookup.js` completes them; it also turns "a" into "an" where the job asks for it.
 */
export function LookupSentence({ job, city }: { job: string; city: string }): Markup {
  return (
    <form class="madlib" action="/salaries" method="get">
      <span class="part">
        <span>
          What does <span data-article>a</span>
        </span>
        <Blank name="role" label="Job" value={job} required />
      </span>
      <span class="part">
        <span>make in</span>
        <Blank name="city" label="City" value={city} placeholder="the United States" />
        <span class="mark" aria-hidden="true">
          ?
        </span>
      </span>
      <button class="btn go" type="submit">
        Show the pay
      </button>
    </form>
  );
}

/** A field without a box, as wide as its text where browsers know how. */
function Blank({
  name,
  label,
  ...input
}: {
  name: "role" | "city";
  label: string;
  value: string;
  required?: boolean;
  placeholder?: string;
}): Markup {
  return (
    <span class="name-field" data-names={name}>
      <label class="visually-hidden" for={name}>
        {label}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        class={name}
        maxlength={100}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
      />
    </span>
  );
}
