/** A new element with its class and what stands in it. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};
