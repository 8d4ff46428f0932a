import { readFileSync } from "node:fs";

/** A publisher's file as `seeds/sources.json` describes it. */
export interface SourceDescription {
  id: string;
  publisher: string;
  title: string;
  release: string;
  reference_period: string;
  file: string;
  licence: string;
  url: string;
  fetched_on: string;
}

/** A source with the fields that the build adds. */
export interface SourceRecord extends SourceDescription {
  sha256: string;
  rows_read: number;
  rows_kept: number;
}

export function readSources(path: string): Map<string, SourceDescription> {
  const list = JSON.parse(readFileSync(path, "utf8")) as SourceDescription[];
  return new Map(list.map((source) => [source.id, source]));
}
