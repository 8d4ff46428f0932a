import { rank } from "./bm25.ts";
import { toolsOf } from "./servers.ts";
import type { Task } from "./task.ts";

/** Which tool a task's words find, by names and descriptions alone. */
export interface Choice {
  task: Task;
  /** Best first. */
  chosen: readonly string[];
  isRight: boolean;
}

export function chooseTools(tasks: readonly Task[]): Choice[] {
  return tasks.map((task) => {
    const documents = toolsOf[task.server].map(({ name, description }) => ({
      name,
      text: `${name} ${description}`,
    }));
    const chosen = rank(task.words, documents).map(({ name }) => name);
    return { task, chosen, isRight: chosen[0] === task.calls[0]?.tool };
  });
}
