import { figureTasks } from "./figure-tasks.ts";
import { pipelineTasks } from "./pipeline-tasks.ts";
import type { Task } from "./task.ts";

export const tasks: readonly Task[] = [...figureTasks, ...pipelineTasks];
