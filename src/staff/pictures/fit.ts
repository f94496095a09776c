/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture's size inside a width and a height, in its own shape and never larger than it is. */
export function fit({ width, height }: Size, mostWidth: number, mostHeight: number): Size {
  const scale = Math.min(1, mostWidth / width, mostHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
