/** As in index.html, where it stands before anything was fetched. If no words can be had, it says so in all languages. */
export function TitlePage({ failed = false }: { readonly failed?: boolean }) {
  return (
    <main class="title-page">
      <h1>Errantry</h1>
      {failed && <p role="alert">Please load the page again. · Vuelve a cargar la página, por favor.</p>}
    </main>
  );
}
