import salaryMcp from "./api/v1/intelligence/mcp.ts";
import publicMcp from "./mcp.ts";
import { createOffline as create, type OfflineSource, offlineOperations } from "./offline.ts";

/**
 * The same with the servers of tools for agents. Apart, because they are half of the code, which a
 * program reads and compiles at every start.
 */
export const createOffline = (source: OfflineSource) =>
  create(source, [...offlineOperations, publicMcp, salaryMcp]);
