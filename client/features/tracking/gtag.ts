/** Google's scripts recognise a command only as an `arguments` object, not as an array. */
export function gtagCommand(..._command: readonly unknown[]): IArguments {
  return arguments;
}
