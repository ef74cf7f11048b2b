/** The id of a stage's section on the category page: "fibre-and-yarn". */
export function stageId(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
