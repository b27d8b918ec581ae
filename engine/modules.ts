export interface ModuleExport {
  /** Path of the module, from the root of the project: its key in the client's manifest. */
  module: string;
  name: string;
}

const known = new WeakMap<object, ModuleExport>();

/** Called by each module that the client can load by itself (engine/vite.ts). */
export function nameModule(module: string, exported: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value === "function") known.set(value, { module, name });
  }
}

/** @throws where the client has no file of the component's own */
export function moduleOf(component: object & { name?: string }): ModuleExport {
  const found = known.get(component);
  if (!found) throw new Error(`the client cannot load ${component.name} by itself`);
  return found;
}
