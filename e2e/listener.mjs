// Runs in every page of the tests: hands each text that a page shows, says or explains to `heard`, once. Plain JavaScript,
// since it is given to the browser as it is.
{
  const SAYING = ['aria-label', 'aria-valuetext', 'alt', 'data-tip', 'placeholder', 'title'];
  /** Rule numbers, notation and people's own words have their places. */
  const APART = '.rulebook, code, pre, script, style, [translate="no"]';
  /** Parts of a sentence: a text is read with all that stands in its line. */
  const INLINE = new Set(['A', 'B', 'BDI', 'EM', 'I', 'SMALL', 'SPAN', 'STRONG', 'SUP', 'tspan']);

  const known = new Set();
  let news = [];

  const hear = (element, text) => {
    if (text === null || text === '' || element.closest(APART) !== null) return;
    const language = element.closest('[lang]')?.lang ?? '';
    const heard = `${language} ${text}`;
    if (known.has(heard)) return;
    known.add(heard);
    news.push({ language, text });
  };

  const hearText = (node) => {
    let line = node.parentElement;
    if (line === null || node.data.trim() === '') return;
    while (INLINE.has(line.tagName) && line.parentElement !== null) line = line.parentElement;
    const apart = line.querySelector(APART) !== null;
    hear(apart ? node.parentElement : line, apart ? node.data : line.textContent);
  };

  const hearAll = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return hearText(root);
    if (root.nodeType !== Node.ELEMENT_NODE) return;
    for (const name of SAYING) {
      if (root.hasAttribute(name)) hear(root, root.getAttribute(name));
      for (const element of root.querySelectorAll(`[${name}]`)) hear(element, element.getAttribute(name));
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) hearText(texts.currentNode);
  };

  const send = () => {
    if (news.length > 0) void globalThis.heard(news);
    news = [];
  };

  new MutationObserver((changes) => {
    const changed = new Set();
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'attributes') hear(target, target.getAttribute(attributeName));
      else if (type === 'characterData') changed.add(target);
      else for (const node of addedNodes) changed.add(node);
    }
    for (const node of changed) if (node.isConnected) hearAll(node);
    send();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: SAYING,
  });
}
