/** Numbers kept one by one up to here; longer lists are packed. */
const FEW = 12;

/** An ascending list of numbers, each stored as the distance from the one before, in as few bytes as it takes. */
export class PackedNumbers {
  length = 0;
  #bytes = new Uint8Array(32);
  #used = 0;
  #last = 0;

  push(number: number): void {
    if (this.#used + 5 > this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.#bytes.length * 1.5));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let distance = number - this.#last;
    while (distance > 127) {
      this.#bytes[this.#used++] = (distance & 127) | 128;
      distance >>>= 7;
    }
    this.#bytes[this.#used++] = distance;
    this.#last = number;
    this.length += 1;
  }

  forEach(visit: (number: number) => void): void {
    let number = 0;
    for (let at = 0; at < this.#used;) {
      let shift = 0;
      let byte = this.#bytes[at++] ?? 0;
      let distance = byte & 127;
      while (byte > 127) {
        byte = this.#bytes[at++] ?? 0;
        shift += 7;
        distance |= (byte & 127) << shift;
      }
      number += distance;
      visit(number);
    }
  }
}

/** Most words of a dataset stand in one document, so a lone number is not wrapped in anything. */
export type Postings = number | number[] | PackedNumbers;

/** The postings with one number more, which must be larger than all before. */
export function withNumber(postings: Postings | undefined, number: number): Postings {
  if (postings === undefined) return number;
  if (typeof postings === 'number') return [postings, number];
  if (postings instanceof PackedNumbers) {
    postings.push(number);
    return postings;
  }
  if (postings.length < FEW) {
    postings.push(number);
    return postings;
  }
  const packed = new PackedNumbers();
  for (const known of postings) packed.push(known);
  packed.push(number);
  return packed;
}

export function sizeOf(postings: Postings): number {
  return typeof postings === 'number' ? 1 : postings.length;
}

export function eachOf(postings: Postings, visit: (number: number) => void): void {
  if (typeof postings === 'number') visit(postings);
  else postings.forEach(visit);
}
