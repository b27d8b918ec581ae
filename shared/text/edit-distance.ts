/** Damerau-Levenshtein. Own code: maintained packages count a swap as two, none measures prefixes. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  return Math.min(distances(one, other, most).at(-1) ?? most + 1, most + 1);
}

/** Distance to the nearest prefix: "croqet" is 1 from "croquettes". */
export function prefixDistance(start: string, word: string, most: number): number {
  return Math.min(...distances(start, word.slice(0, start.length + most), most), most + 1);
}

function distances(one: string, other: string, most: number): number[] {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return [most + 1];
    before = last;
    last = line;
  }
  return last;
}
