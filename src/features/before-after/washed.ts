/** How much of a picture is washed when the edge is at `x`, in percent of its width from 0 to 100. */
export function washedAt(x: number, box: { readonly left: number; readonly width: number }): number {
  if (box.width <= 0) return 0;
  return Math.min(Math.max(((x - box.left) / box.width) * 100, 0), 100);
}
