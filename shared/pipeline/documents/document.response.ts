import * as z from "zod";
import { Instant } from "#shared/contract/pipeline-fields.response.ts";
import { JobId } from "#shared/contract/pipeline-fields.ts";
import { DocumentId, DocumentKindName, DocumentTypeName } from "./document.request.ts";

export const JobDocument = z
  .strictObject({
    id: DocumentId,
    jobId: JobId,
    kind: DocumentKindName,
    name: z.string().meta({ description: "The name of the file.", example: "Resume for Acme.txt" }),
    type: DocumentTypeName,
    size: z.int().min(1).meta({ description: "Bytes." }),
    sha256: z.string().meta({ description: "SHA-256 of the content in hex." }),
    createdAt: Instant,
  })
  .meta({ id: "JobDocument" });
export type JobDocument = z.output<typeof JobDocument>;

export const JobDocumentList = z
  .strictObject({
    documents: z.array(JobDocument).meta({ description: "The newest first." }),
    isKept: z.boolean().meta({
      description:
        "Whether this service keeps documents; false if its operator has set up no bucket for them.",
    }),
  })
  .meta({ id: "JobDocumentList" });
export type JobDocumentList = z.output<typeof JobDocumentList>;
