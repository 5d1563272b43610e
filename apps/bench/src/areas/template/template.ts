/** Products, each with a picture, a price or two, and tags. */
export const grid = `<h1>{collection.title|htmlattr}</h1>
<ul class="grid">
{.repeated section items}<li id="{id}" class="product{.if onSale} on-sale{.end}{.if soldOut} sold-out{.end}">
  <a href="{fullUrl|htmlattr}"><img src="{assetUrl|htmlattr}" alt="{title|htmlattr}"{@|image-srcset}></a>
  <h2><a href="{fullUrl|htmlattr}">{title|htmlattr}</a></h2>
  <p class="price">{.if onSale}<s>{priceCents|money}</s> {salePriceCents|money}{.or}{priceCents|money}{.end}</p>
  <p>{excerpt|truncate 120|htmlattr}</p>{.if tags}
  <ul class="tags">{.repeated section tags}<li><a href="/shop?tag={@|encode-uri-component}">{@|htmlattr}</a></li>{.end}</ul>{.end}
</li>
{.or}<li>Nothing here yet.</li>
{.end}</ul>
`

/** Posts with their authors, categories and comments. */
export const blog = `<h1>{collection.title|htmlattr}</h1>
{.repeated section items}<article id="{id}"{.if featured} class="featured"{.end}>
  <h2><a href="{fullUrl|htmlattr}">{title|htmlattr}</a></h2>
  {.section author}<p><img src="{avatarUrl|htmlattr}" alt=""> {displayName|htmlattr}, <time>{publishOn|day}</time></p>{.end}
  <p>{excerpt|truncate 160|htmlattr}</p>{.if categories}
  <p>In {.repeated section categories}<a href="/journal?in={@|encode-uri-component}">{@|htmlattr}</a>{.alternates with}, {.end}</p>{.end}
  <h3>{commentCount} comment{commentCount|pluralize}</h3>
  {.repeated section comments}<blockquote>
    <p>{body|htmlattr}</p>
    <footer>{author|htmlattr}, {addedOn|day}</footer>
  </blockquote>{.or}<p>Be the first.</p>{.end}
</article>
{.or}<p>Nothing here yet.</p>
{.end}`

/** Five variables, one of them twice. */
export const fragment = `<p>{greeting|htmlattr}, <b>{name|htmlattr}</b>: {count} item{count|pluralize} in <a href="{url|htmlattr}">{place|htmlattr}</a>.</p>`

/** All of it, so many times over. */
export const page = (times: number): string => (grid + blog + fragment).repeat(times)
