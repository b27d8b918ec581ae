import { createHash, randomUUID } from "node:crypto";
import * as clock from "../../shared/time/clock.ts";

export interface Version {
  id: string;
  number: number;
  metadata: VersionMetadata;
  modules: Map<string, Buffer>;
  assets: Map<string, Asset>;
  createdAt: string;
}

export interface Asset {
  body: Buffer;
  type: string;
}

export interface VersionMetadata {
  main_module: string;
  bindings: Binding[];
  compatibility_date: string;
  compatibility_flags?: string[];
  assets?: { jwt?: string };
  annotations?: Record<string, string>;
}

export interface Binding {
  name: string;
  type: string;
  [member: string]: unknown;
}

export interface Share {
  version_id: string;
  percentage: number;
}

export interface Deployment {
  id: string;
  created_on: string;
  source: "wrangler";
  strategy: "percentage";
  author_email: string;
  annotations: Record<string, string>;
  versions: Share[];
}

export class Refused extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function createDeployments() {
  const versions = new Map<string, Version>();
  const deployments: Deployment[] = [];

  const versionOf = (id: string) => {
    const version = versions.get(id);
    if (!version) throw new Refused(404, 10_092, `No version was found with ID ${id}.`);
    return version;
  };

  return {
    versions,
    deployments,
    versionOf,
    add(upload: Omit<Version, "id" | "number" | "createdAt">): Version {
      const version = {
        ...upload,
        id: randomUUID(),
        number: versions.size + 1,
        createdAt: clock.date().toISOString(),
      };
      versions.set(version.id, version);
      return version;
    },
    deploy(shares: Share[], annotations: Record<string, string>): Deployment {
      for (const { version_id } of shares) versionOf(version_id);
      const sum = shares.reduce((total, { percentage }) => total + percentage, 0);
      if (shares.length < 1 || shares.length > 2 || Math.abs(sum - 100) > 1e-9) {
        throw new Refused(400, 10_016, "One or two versions share 100 % of the traffic.");
      }
      const deployment: Deployment = {
        id: randomUUID(),
        created_on: clock.date().toISOString(),
        source: "wrangler",
        strategy: "percentage",
        author_email: "on-call@museau.example",
        annotations,
        versions: shares,
      };
      deployments.unshift(deployment);
      return deployment;
    },
    /** `key` identifies the visitor: a growing share never moves a visitor back to the old version. */
    choose(key: string | undefined, override?: string): Version {
      const [current] = deployments;
      if (!current) throw new Refused(404, 10_007, "This Worker has no deployment.");
      const forced = current.versions.find(({ version_id }) => version_id === override);
      if (forced) return versionOf(forced.version_id);
      return versionOf(sharedOut(current.versions, key === undefined ? Math.random() * 100 : placeOf(key)));
    },
  };
}

export type Deployments = ReturnType<typeof createDeployments>;

function placeOf(key: string): number {
  return (createHash("sha256").update(key).digest().readUInt32BE() / 2 ** 32) * 100;
}

function sharedOut(shares: readonly Share[], place: number): string {
  let from = 0;
  for (const { version_id, percentage } of shares) {
    from += percentage;
    if (place < from) return version_id;
  }
  return shares.at(-1)?.version_id ?? "";
}
