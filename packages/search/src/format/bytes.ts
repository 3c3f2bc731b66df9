/** Writes a sequence of unsigned integers as variable-length quantities (LEB128). */
export class ByteWriter {
  private readonly bytes: number[] = [];

  get length(): number {
    return this.bytes.length;
  }

  write(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.bytes.push(rest);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads the integers that a `ByteWriter` wrote. `read` throws an error at the end of the data. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  read(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined || shift > 28) throw new Error('unexpected end of data');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
