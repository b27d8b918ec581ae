export function shiftDate(ahead: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (Machine, values, target) =>
      Reflect.construct(Machine, values.length === 0 ? [Machine.now() + ahead] : values, target),
    get: (Machine, name) => (name === "now" ? () => Machine.now() + ahead : Reflect.get(Machine, name)),
  });
}
