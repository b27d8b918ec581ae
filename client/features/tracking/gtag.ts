/** Google's scripts take commands as arguments objects alone: an array in the data layer is something else to them. */
export function gtagCommand(..._command: readonly unknown[]): IArguments {
  return arguments;
}
