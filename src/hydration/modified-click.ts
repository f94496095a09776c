interface Keys {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a modifier key makes a click open a new tab or window, or start a download. */
export const isModifiedClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
