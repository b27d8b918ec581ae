export interface ModuleExport {
  module: string;
  name: string;
}

const known = new WeakMap<object, ModuleExport>();

export function nameModule(module: string, exported: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value === "function") known.set(value, { module, name });
  }
}

/** @throws if the component has no client file of its own */
export function moduleOf(component: object & { name?: string }): ModuleExport {
  const found = known.get(component);
  if (!found) throw new Error(`the client cannot load ${component.name} by itself`);
  return found;
}
