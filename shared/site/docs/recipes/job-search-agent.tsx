import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function JobSearchAgent(): Markup {
  return (
    <>
      <p>
        An agent that collects postings can ask of each whether it is worth your time before you
        read it. The package has the data in it: the agent needs no network, no key and no service,
        and what you look for stays on your machine. <a href="/docs/client">The client</a> says how
        to install it.
      </p>
      <RecipeCode file="worth-my-time.mjs" />
      <p>
        Each posting gets one of three answers. <code>apply</code>: it pays what the role pays
        there, or more. <code>skip</code>: it pays less with a probability of at least 0.8, or less
        than you would work for. <code>ask</code>: the posting states no pay, nobody can say what
        its title means, or the figures do not tell. <code>why</code> is the reason in a sentence,
        and <code>interval</code> is where the role's median lies with a probability of 95%.
      </p>
      <h2>Agents that speak the Model Context Protocol</h2>
      <p>
        They start <code>compensation-intelligence mcp</code>, which offers the same tools as a
        service does. The package also has a skill for coding agents,{" "}
        <code>skills/us-pay/SKILL.md</code>, which says what to ask first, when to say that the
        figures cannot tell, and how to cite.
      </p>
    </>
  );
}
