import { type ClientResponse, call } from "./client.ts";
import { aJob, type PipelineService, type PipelineUser, sharePipeline } from "./pipeline.ts";

/** A job of a user of the pipeline that the suites of one worker share. */
export interface KeptDocuments {
  pipeline: PipelineService;
  user: PipelineUser;
  job: string;
  /** Adds a document, by default by this user to this job. */
  add(
    body: Uint8Array<ArrayBuffer>,
    query: string,
    options?: { by?: PipelineUser; of?: string; headers?: Record<string, string> },
  ): Promise<ClientResponse>;
  /** Reads a path of the API as it is sent. */
  bytesOf(
    path: string,
    by?: PipelineUser,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; bytes: Uint8Array }>;
}

export async function shareDocuments(): Promise<KeptDocuments> {
  const pipeline = await sharePipeline();
  const user = await pipeline.newUser();
  const job: string = (await user.post("/jobs", aJob)).body.id;
  return {
    ...{ pipeline, user, job },
    add: (body, query, { by = user, of = job, headers = {} } = {}) =>
      call(pipeline.service, `/api/mcp/jobs/${of}/documents?${query}`, {
        ...{ method: "POST", key: by.token, body, headers },
      }),
    async bytesOf(path, by = user, own = {}) {
      const init = { key: by.token, headers: own };
      const response = await pipeline.service.fetch(`/api/mcp${path}`, init);
      const { status, headers } = response;
      return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };
}
