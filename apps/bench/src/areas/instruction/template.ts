/** A list of 200 products whose markup needs one kind of instruction, and nothing else that could be slow. */
const each = (body: string): string => `<ul>{.repeated section items}${body}{.end}</ul>`

/** Names of the product. */
export const plain = each(
  '<li id="{id}"><a href="{fullUrl}">{title}</a> <b>{priceCents}</b> {excerpt} {onSale}</li>',
)

/** Names within names. */
export const path = each('<li>{author.displayName} of {author.city.name}: {tags.0}, {image.size.width}</li>')

/** Names that stand around the list. */
export const outer = each('<li>{currency} {priceCents} at {collection.title} {@index}</li>')

/** One name, two with an operator, and an alternative. */
export const condition = each(
  '<li{.if onSale} class="sale"{.end}>{.if onSale && soldOut}gone{.or}{.if soldOut || featured}soon{.end}{.end}{.if tags}tags{.or}none{.end}</li>',
)

/** The inside of a value, or its absence. */
export const section = each(
  '<li>{.section author}{displayName}{.section city}, {name}{.end}{.end}{.section missing}{@}{.or}-{.end}</li>',
)

/** A loop in a loop, with something between the elements. */
export const alternates = each(
  '<li>{.section author}{.repeated section roles}<i>{@}</i>{.alternates with}, {.end}{.end}{.repeated section options}<b>{name}: {.repeated section values}{@}{.alternates with}/{.end}</b>{.alternates with}; {.or}no options{.end}</li>',
)

/** Rounds of a loop that print next to nothing. */
export const loop = each('<li>{.repeated section sizes}{@}{.end}</li>')

/** Questions with arguments and without. */
export const predicate = each(
  '<li class="{.even?}even{.or}odd{.end}">{.equal? id "p1"}one{.or}more{.end}{.greaterThan? priceCents 5000}dear{.end}{.lessThan? priceCents floor}cheap{.end}{.main-image?}image{.or}none{.end}</li>',
).replace('{.even?}', '{.even? @index}')

/** A chain of formatters, none of which changes much. */
export const chain = each('<li>{excerpt|safe|truncate 60|htmlattr}, {title|str|slugify}</li>')

/** Text for attributes, with and without signs to escape. */
export const attribute = each(
  '<li title="{title|htmlattr}"><a href="{fullUrl|htmlattr}">{excerpt|htmltag}</a></li>',
)

/** Text for elements. */
export const html = each('<li>{title|html}: {excerpt|html} {priceCents|html}</li>')

/** The widths of an image. */
export const srcset = each('<li><img src="{assetUrl}"{@|image-srcset}></li>')

/** Text for addresses and scripts. */
export const encode = each(
  '<li><a href="/shop?tag={title|encode-uri-component}" data-author="{author|json}">{title}</a></li>',
)

/** Words that depend on a count. */
export const plural = each('<li>{count} item{count|pluralize}, {count} box{count|pluralize/box/boxes}</li>')

/** A partial for each product, as a formatter. */
export const apply = each('<li>{@|apply card}</li>')

/** A partial for each product, as an instruction. */
export const include = each('<li>{.include card output}</li>')

/** A macro for each product. */
export const macro = `{.macro badge}<b>{title}</b>{.end}${each('<li>{@|apply badge}</li>')}`

/** Partials of `apply` and `include`. */
export const partials = { card: '<h2>{title}</h2><p>{excerpt}</p>' }

/** Names bound on the way. */
export const variable = each('<li>{.var @name title}{.var @price priceCents}{@name} {@price} {@name}</li>')

/** Arithmetic. */
export const expression = each('<li>{.eval priceCents * 2 + 1} {.eval count > 1 || onSale}</li>')

/** Signs that stand for themselves, and remarks. */
export const literal = each(
  '<li>{.meta-left}{.space}{.tab}{.newline}{.meta-right}{# A remark. #}{title}</li>',
)
