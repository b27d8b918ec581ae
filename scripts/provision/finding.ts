/** Something missing or different. The command can settle it only if `fix` is set. */
export interface Finding {
  says: string;
  fix?: () => Promise<void>;
  isNote?: true;
}

export async function settle(
  findings: readonly Finding[],
  { does, say }: { does: boolean; say: (line: string) => void },
): Promise<number> {
  let left = 0;
  for (const { says, fix, isNote } of findings) {
    if (isNote) say(`· ${says}`);
    else if (fix && does) {
      await fix();
      say(`✓ ${says}: done`);
    } else {
      left += 1;
      say(fix ? `+ ${says}` : `! ${says}`);
    }
  }
  if (!findings.some(({ isNote }) => !isNote)) say("Nothing to do.");
  else if (left && !does && findings.some(({ fix }) => fix)) say("+ is done with --do, ! by hand.");
  return left;
}
