import { editor } from "../../scripts/cms/demo-environment.ts";

interface Entry {
  documentId: string;
}

interface Permission {
  action: string;
  subject: string | null;
}

/** Signs in to the admin panel and changes entries as its pages do. */
export async function editorAt(contentSystem: string) {
  const { data } = await ask<{ data: { token: string } }>("/admin/login", "POST", editor);

  async function ask<T>(path: string, method: string, body?: object, token?: string): Promise<T> {
    const answer = await fetch(`${contentSystem}${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${method} ${path} is answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }

  return {
    async find(type: string, field: string, value: string): Promise<Entry> {
      const query = new URLSearchParams({ [`filters[${field}][$eq]`]: value });
      const path = `/content-manager/collection-types/api::${type}.${type}?${query}`;
      const { results } = await ask<{ results: Entry[] }>(path, "GET", undefined, data.token);
      const [found] = results;
      if (!found) throw new Error(`No ${type} has ${field} ${value}.`);
      return found;
    },
    save: (type: string, { documentId }: Entry, fields: object) =>
      ask(`${pathOf(type)}/${documentId}`, "PUT", fields, data.token),
    async previewOf(type: string, { documentId }: Entry): Promise<string> {
      const path = `/content-manager/preview/url/api::${type}.${type}?${new URLSearchParams({ documentId, status: "draft" })}`;
      return (await ask<{ data: { url: string } }>(path, "GET", undefined, data.token)).data.url;
    },
    /** Content types that a role may publish. */
    async publishedBy(name: string): Promise<string[]> {
      const roles = await ask<{ data: { id: number; name: string }[] }>(
        "/admin/roles",
        "GET",
        undefined,
        data.token,
      );
      const role = roles.data.find((one) => one.name === name);
      const path = `/admin/roles/${role?.id}/permissions`;
      const permissions = await ask<{ data: Permission[] }>(path, "GET", undefined, data.token);
      return permissions.data.flatMap(({ action, subject }) =>
        action === "plugin::content-manager.explorer.publish" ? [subject ?? ""] : [],
      );
    },
    publish: (type: string, { documentId }: Entry, fields: object) =>
      ask(`${pathOf(type)}/${documentId}/actions/publish`, "POST", fields, data.token),
  };
}

const pathOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;
