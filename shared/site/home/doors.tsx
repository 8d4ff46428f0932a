import type { Markup } from "#shared/html/page.ts";

/** Three kinds of visitors, what each comes for first, and what else there is for them. */
const doors = [
  {
    who: "You have an offer",
    name: "Is it fair?",
    path: "/evaluate",
    text: "A plain answer, what you could ask for, and the letter that asks.",
    more: [
      ["Which of two offers is worth more?", "/offers"],
      ["Is this posting honest about pay?", "/posting"],
      ["What does the same job pay elsewhere?", "/compare"],
    ],
  },
  {
    who: "You are looking for a job",
    name: "Run your job search here",
    path: "/signup",
    text: "Every application on one board: what is next, who said what, and whether the pay is any good.",
    more: [
      ["What is free, and what is not", "/pricing"],
      ["What an employer pays, as it filed", "/companies"],
      ["What jobs pay, from A to Z", "/roles"],
    ],
  },
  {
    who: "You build, report or hire",
    name: "Take the data",
    path: "/docs",
    text: "Every figure by program, as a file, or as a chart on your own page, with the sum that made it.",
    more: [
      ["Check a pay range before you post it", "/posting"],
      ["Connect an assistant", "/docs/mcp"],
      ["Download the tables", "/data"],
    ],
  },
] as const;

export function Doors(): Markup {
  return (
    <ul class="doors plain">
      {doors.map(({ who, name, path, text, more }) => (
        <li>
          <p class="who">{who}</p>
          <h2>
            <a href={path}>{name}</a>
          </h2>
          <p>{text}</p>
          <ul class="plain">
            {more.map(([words, to]) => (
              <li>
                <a href={to}>{words}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
